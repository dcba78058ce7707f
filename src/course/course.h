#pragma once

#include "course/lesson.h"

#include <span>
#include <string>
#include <string_view>

namespace tianyuan::course {

/// All lessons, in the order in which they are meant to be taken.
std::span<const Lesson> allLessons();
/// The number of the lesson of this id, from 0; -1: there is none.
int lessonNumber(std::string_view id);
/// The number of the first lesson that is not among these ids; where all are, 0.
int firstLessonBeside(std::span<const std::string> done);

/// The texts from which they come: the files of the folder "lessons".
std::string_view lessonTexts();

}  // namespace tianyuan::course
