import { expect, it } from 'vitest'
import { journeyOutcome } from '../testing/journey-outcome.mjs'

/** A report as Playwright writes it, of one file with these journeys. */
const reportOf = (...journeys: readonly (readonly [title: string, status: string])[]) => ({
  stats: {
    expected: journeys.filter(([, status]) => status === 'expected').length,
    unexpected: journeys.filter(([, status]) => status === 'unexpected').length,
    flaky: journeys.filter(([, status]) => status === 'flaky').length,
  },
  suites: [
    {
      file: 'login.spec.ts',
      suites: [
        {
          file: 'login.spec.ts',
          specs: journeys.map(([title, status]) => ({
            title,
            file: 'login.spec.ts',
            tests: [
              {
                status,
                ...(status === 'skipped' && { annotations: [{ type: 'skip', description: 'no browser' }] }),
                results: [{ duration: 1_500, stdout: [{ text: `${title} was measured\n` }] }],
              },
            ],
          })),
        },
      ],
    },
  ],
})
const ran = { name: 'browser tests', output: '  1) the first try\n', serverOutput: 'the log' }
const outcomeOf = (report: Record<string, unknown>, ok: boolean) => journeyOutcome(report, { ...ran, ok })

it('a journey that passes at the second try counts as failed, is named, and shows the failure of the first', () => {
  const report = reportOf(['logs in', 'expected'], ['logs out', 'flaky'])
  // The runner itself is content with the second try.
  const { passed, failed, output } = outcomeOf(report, true)
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 })
  expect(output).toContain('passed at the second try: login.spec.ts, logs out')
  expect(output).toContain(ran.output)
  expect(output).toContain(ran.serverOutput)
})

it('journeys that pass show what they printed and how long their file took, and no log', () => {
  expect(outcomeOf(reportOf(['logs in', 'expected'], ['logs out', 'expected']), true)).toEqual({
    name: 'browser tests',
    passed: 2,
    failed: 0,
    output: 'logs in was measured\nlogs out was measured',
    skipped: [],
    files: [{ path: 'e2e/journeys/login.spec.ts', seconds: 3 }],
  })
})

it('a journey that is skipped is named with its reason, and counts neither way', () => {
  const report = reportOf(['logs in', 'expected'], ['opens Firefox', 'skipped'])
  expect(outcomeOf(report, true)).toMatchObject({
    passed: 1,
    failed: 0,
    skipped: ['opens Firefox: no browser'],
  })
})

it.each([
  ['a journey that fails twice', reportOf(['logs in', 'unexpected'])],
  ['a runner that ends before it writes a report', {}],
])('%s counts as one failure', (_what, report) => {
  expect(outcomeOf(report, false)).toMatchObject({ passed: 0, failed: 1 })
})
