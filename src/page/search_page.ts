// search.html: the search of a tree of facts.

import { startPage } from './app/start';

startPage({ panels: [] });
