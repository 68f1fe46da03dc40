import { expect, test } from 'vitest';
import { readChart } from '../../../runtime/features/components/charts/chart-data.ts';

const sales = { labels: ['Spring', 'Summer'], series: [{ name: 'Sold', values: [9, 28] }] };

// site#charts
test.each([
  [
    {
      variant: 1010,
      data: [
        ['', 'Sold'],
        ['Spring', 9],
        ['Summer', '28'],
      ],
    },
    { type: 'line', title: '', ...sales },
  ],
  [
    {
      type: 'PIE',
      title: 'Pots',
      chartData: {
        rows: [
          ['', 'Sold'],
          ['Spring', 9],
          ['Summer', 28],
        ],
      },
    },
    { type: 'pie', title: 'Pots', ...sales },
  ],
  [{ data: ',Sold\nSpring,9\r\nSummer,28\n' }, { type: 'bar', title: '', ...sales }],
  [
    { data: { labels: ['Spring', 'Summer'], datasets: [{ label: 'Sold', data: [9, 28, 7] }] } },
    { type: 'bar', title: '', ...sales },
  ],
])('the data %j are a chart', (input, chart) => {
  expect(readChart(input)).toEqual(chart);
});

test.each([
  [null],
  [{}],
  [{ data: [] }],
  [
    {
      data: [
        ['', 'A'],
        ['x', 'y'],
      ],
    },
  ],
  [{ data: { labels: 'x', datasets: [{ data: 3 }] } }],
  ['words'],
])('there is no chart in %j', (input) => {
  expect(readChart(input)).toBeNull();
});

test('at most 100 rows and 8 columns of a table are read', () => {
  const wide = Array.from({ length: 1000 }, (_, row) =>
    Array.from({ length: 50 }, (_, at) => (row && at ? row * at : `n${row}${at}`)),
  );
  const chart = readChart({ data: wide });
  expect([chart?.labels.length, chart?.series.length]).toEqual([100, 8]);
});
