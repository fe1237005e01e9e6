// What is open where nothing else is: the tree of the course notes.

import text from '../../../examples/course_notes.pl';
import type { Exercise } from './exercise';

export const example: Exercise = {
  name: null, text, is_program: false, position: null, arguments: [],
};
