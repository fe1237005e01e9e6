// playground.html: the same, and programs in SWI-Prolog.

import { startPage } from './app/start';

startPage({ panels: [] });
