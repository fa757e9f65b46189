const MARK = { met: 'met', near: 'near', missed: 'MISSED' };

const number = (digits, unit) => (value) => `${value.toFixed(digits)}${unit}`;
const ratio = number(2, '');
const milliseconds = number(0, ' ms');
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const count = number(0, '');
const share = (value) => `${(value * 100).toFixed(0)} %`;

/** The share by which a time may exceed its goal before `--check` fails, because machines differ. */
const MARGIN = 0.1;

/** The longest main-thread task, in milliseconds of the thread's own time at 4x CPU slow-down. */
const longestTaskFigure = (label) => ({
  label: `longest task: ${label}`,
  format: milliseconds,
  goal: 200,
});

/**
 * Every figure with its label, format and goal. Goals of counts and bytes are `exact`, because these
 * do not depend on the machine; goals of times have a margin. Those of the first screen leave room for
 * libraries in place of code of our own: cards appear a quarter earlier than in the plain build.
 */
const FIGURES = {
  cards: { label: 'cards, ratio to the plain build', format: ratio, goal: 0.75 },
  paint: { label: 'first paint, ratio to the plain build', format: ratio, goal: 0.48 },
  usable: {
    label: 'search, credits and menu usable after the cards',
    format: milliseconds,
    goal: 450,
  },
  pendingCatalogue: {
    label: 'the same after the script, catalogue request pending',
    format: milliseconds,
    goal: 1000,
  },
  requests: { label: 'requests until idle', format: count, goal: 20, exact: true },
  javascript: { label: 'JavaScript until idle', format: kilobytes, goal: 165_000, exact: true },
  secondJavascript: { label: 'second visit: JavaScript', format: kilobytes, goal: 0, exact: true },
  secondCards: {
    label: 'second visit: cards, ratio to the plain build’s cold load',
    format: ratio,
    goal: 0.65,
  },
  shift: {
    label: 'cumulative layout shift, highest of all routes',
    format: number(3, ''),
    goal: 0,
    exact: true,
  },
  dashboard: { label: 'first opening of the dashboard', format: milliseconds, goal: 100 },
  purchase: { label: 'first opening of the credit purchase', format: milliseconds, goal: 100 },
  questionnaire: { label: 'first opening of the questionnaire', format: milliseconds, goal: 100 },
  cachedDashboard: { label: 'opening of the dashboard, cached', format: milliseconds },
  filter: { label: 'filter among 10,000 tools', format: milliseconds },
  scrolling: { label: 'scrolling 3,000 transactions: late frames', format: share },
  streamTask: longestTaskFigure('a profile of 500 KB being written'),
  searchTask: longestTaskFigure('10,000 search results'),
  outputsTask: longestTaskFigure('2,000 saved outputs, loaded, searched and paged'),
  dashboardTask: longestTaskFigure('5,000 stacks and 2,000 rewards'),
  transactionsTask: longestTaskFigure('Load more of 10,000 transactions'),
  catalogueTask: longestTaskFigure('10,000 tools, filtered and searched'),
};

function compareWithGoal({ goal, exact }, value) {
  if (value <= goal) return 'met';
  return !exact && value <= goal * (1 + MARGIN) ? 'near' : 'missed';
}

/**
 * Prints a figure beside its goal.
 * @returns {boolean} false when the goal is missed by more than its margin
 */
export function reportFigure(name, value) {
  const figure = FIGURES[name];
  const line = `${figure.label.padEnd(58)} ${figure.format(value).padStart(9)}`;
  if (figure.goal === undefined) {
    console.log(line);
    return true;
  }
  const verdict = compareWithGoal(figure, value);
  console.log(`${line}   goal ${figure.format(figure.goal).padStart(8)}   ${MARK[verdict]}`);
  return verdict !== 'missed';
}
