'use strict';
// Sorts and filters the table of a class, and opens the feedback in it. Each submission is a tbody:
// a row of the table, and one with the feedback. Without this script all of it is open.
(() => {
  const table = document.getElementById('class');
  const heads = [...table.tHead.rows[0].cells];
  const submissions = [...table.tBodies];
  const text = document.getElementById('text');
  const choices = [...document.querySelectorAll('select')];
  const shown = document.getElementById('shown');
  const collator = new Intl.Collator(undefined, {numeric: true, sensitivity: 'base'});

  const rowOf = (submission) => submission.rows[0];
  const feedbackOf = (submission) => submission.rows[1];
  const buttonOf = (submission) => rowOf(submission).querySelector('button');

  function open(submission, isOpen) {
    feedbackOf(submission).hidden = !isOpen;
    buttonOf(submission).setAttribute('aria-expanded', String(isOpen));
  }

  // Whatever the direction, cells without a value come last.
  function sortBy(column) {
    const head = heads[column];
    const isDescending = head.getAttribute('aria-sort') === 'ascending';
    const isNumber = head.dataset.kind === 'number';
    const sign = isDescending ? -1 : 1;
    const keys = new Map(submissions.map((submission) => {
      const cell = rowOf(submission).cells[column];
      return [submission, cell.dataset.key ?? cell.textContent];
    }));
    submissions.sort((one, other) => {
      const [a, b] = [keys.get(one), keys.get(other)];
      if (a === '' || b === '') return (a === '') - (b === '');
      return sign * (isNumber ? a - b : collator.compare(a, b));
    });
    for (const each of heads) each.setAttribute('aria-sort', 'none');
    head.setAttribute('aria-sort', isDescending ? 'descending' : 'ascending');
    table.append(...submissions);
  }

  const plain = (string) => string.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const texts = new Map(submissions.map((each) => [each, plain(rowOf(each).textContent)]));

  function filter() {
    const wanted = plain(text.value.trim());
    let count = 0;
    for (const submission of submissions) {
      const fits = texts.get(submission).includes(wanted) && choices.every(
          (choice) => choice.value === '' || submission.dataset[choice.id] === choice.value);
      submission.hidden = !fits;
      if (fits) ++count;
    }
    const counts = {shown: count, all: submissions.length};
    shown.textContent = shown.dataset.text.replace(/\{(\w+)\}/g, (_, name) => counts[name]);
  }

  heads.forEach((head, column) => {
    head.setAttribute('aria-sort', 'none');
    head.querySelector('button').addEventListener('click', () => sortBy(column));
  });
  for (const submission of submissions) {
    open(submission, submissions.length === 1);
    buttonOf(submission).addEventListener(
        'click', () => open(submission, feedbackOf(submission).hidden));
  }
  for (const [id, isOpen] of [['open', true], ['close', false]]) {
    document.getElementById(id).addEventListener('click', () => {
      for (const submission of submissions) if (!submission.hidden) open(submission, isOpen);
    });
  }
  text.addEventListener('input', filter);
  for (const choice of choices) choice.addEventListener('change', filter);
  const form = document.getElementById('filters');
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(filter));
  form.hidden = false;
  filter();
})();
