// Questions to a worker: each has its own time, and what is stopped is told to all that wait.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { loadModule } from './load_module.mjs';

const { WorkerCalls } = await loadModule('engine/worker_calls.ts');

let workers;
beforeEach(() => {
  workers = [];
  globalThis.Worker = class {
    sent = [];
    isEnded = false;
    constructor() { workers.push(this); }
    postMessage(message) { this.sent.push(message); }
    terminate() { this.isEnded = true; }
    tell(data) { this.onmessage({ data }); }
  };
  mock.timers.enable({ apis: ['setTimeout'] });
});
afterEach(() => mock.timers.reset());

const settled = () => new Promise((done) => setImmediate(done));
const calls = () => new WorkerCalls(() => ({ code: '', first: { start: true } }));
/** What becomes of a promise, as soon as it is known. */
function outcome(promise) {
  const known = { state: 'waits' };
  promise.then(
    (answer) => Object.assign(known, { state: 'answered', answer }),
    (error) => Object.assign(known, { state: 'failed', error }));
  return known;
}

test('a question waits for the one before it without paying for that', async () => {
  const all = calls();
  const [one, other] = [outcome(all.ask({ n: 1 }, 30)), outcome(all.ask({ n: 2 }, 30))];
  await settled();
  const [worker] = workers;
  assert.deepEqual(worker.sent, [{ start: true }, { n: 1, id: 1 }, { n: 2, id: 2 }]);
  mock.timers.tick(29_000);
  worker.tell({ id: 1, status: 0 });
  mock.timers.tick(29_000);
  await settled();
  assert.equal(one.state, 'answered');
  assert.equal(other.state, 'waits');
  mock.timers.tick(1_000);
  await settled();
  assert.equal(other.state, 'failed');
  assert.equal(other.error.seconds, 30);
  assert.ok(worker.isEnded);
});

test('the answer to another question does not stop the clock', async () => {
  const all = calls();
  const [free, watched] = [outcome(all.ask({})), outcome(all.ask({}, 30))];
  await settled();
  mock.timers.tick(100_000);
  await settled();
  assert.equal(free.state, 'waits');
  workers[0].tell({ id: 1, status: 0 });
  mock.timers.tick(30_000);
  await settled();
  assert.deepEqual([free.state, watched.state], ['answered', 'failed']);
});

test('a sign of life gives more time, to a question that has one', async () => {
  const all = calls();
  const watched = outcome(all.ask({}, 30));
  await settled();
  for (let round = 0; round < 5; ++round) {
    mock.timers.tick(20_000);
    workers[0].tell({ alive: true });
  }
  await settled();
  assert.equal(watched.state, 'waits');
});

test('what is stopped ends the worker, and the next question starts another one', async () => {
  const all = calls();
  const stopped = outcome(all.ask({}));
  all.stop();
  await settled();
  assert.equal(stopped.state, 'failed');
  assert.ok(workers[0].isEnded);
  const next = outcome(all.ask({}));
  await settled();
  workers[1].tell({ id: 2, status: 0 });
  await settled();
  assert.equal(next.state, 'answered');
});

test('a worker that was prepared is the one that is asked', async () => {
  const all = calls();
  all.prepare();
  all.prepare();
  assert.deepEqual(workers.map(({ sent }) => sent), [[{ start: true }]]);
  outcome(all.ask({ n: 1 }));
  assert.deepEqual(workers.map(({ sent }) => sent), [[{ start: true }, { n: 1, id: 1 }]]);
});

test('a start that has failed is tried anew by the next question', async () => {
  let starts = 0;
  const all = new WorkerCalls(() => {
    if (++starts < 3) throw new Error('the page has no core');
    return { code: '', first: { start: true } };
  });
  all.prepare();
  const first = outcome(all.ask({}));
  await settled();
  assert.equal(first.state, 'failed');
  assert.match(first.error.message, /the page has no core/);
  const next = outcome(all.ask({}));
  workers[0].tell({ id: 2, status: 0 });
  await settled();
  assert.equal(next.state, 'answered');
});

test('what a worker cannot start with is told, and it is started anew', async () => {
  const all = calls();
  const first = outcome(all.ask({}));
  workers[0].tell({ id: 1, failed: 'CompileError' });
  await settled();
  assert.match(first.error.message, /CompileError/);
  const next = outcome(all.ask({}));
  assert.equal(workers.length, 2);
  workers[1].tell({ id: 2, status: 0 });
  await settled();
  assert.equal(next.state, 'answered');
});
