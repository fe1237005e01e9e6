// playground.html: the same, and programs in SWI-Prolog.

import { startPage } from './app/start';
import { byHandPanel } from './panels/by_hand';
import { editorPanel } from './panels/editor';
import { programPanel } from './panels/program';
import { quizPanel } from './panels/quiz';
import { sharePanel } from './panels/share';
import { Programs } from './prolog/programs';

const programs = new Programs();

startPage({ panels: [editorPanel, quizPanel, byHandPanel, programPanel(programs), sharePanel], programs });
