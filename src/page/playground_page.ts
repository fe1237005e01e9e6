// playground.html: the same, and programs in SWI-Prolog.

import { startPage } from './app/start';
import { byHandPanel } from './panels/by_hand';
import { editorPanel } from './panels/editor';
import { quizPanel } from './panels/quiz';
import { sharePanel } from './panels/share';

startPage({ panels: [editorPanel, quizPanel, byHandPanel, sharePanel] });
