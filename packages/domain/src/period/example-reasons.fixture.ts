import type { Reason, Reasons } from './reasons.ts'

const reason = (code: string, needsNote = false): Reason => ({
  code,
  text: { he: `${code} he`, ar: `${code} ar`, en: `${code} en` },
  needsNote,
})

/** For tests: a reason and "other" in each list, and a reason for incomes only. */
export const exampleReasons: Reasons = {
  returning: [
    reason('UNREADABLE'),
    { ...reason('MISSING_MONTH'), places: ['income'] },
    reason('OTHER', true),
  ],
  denying: [reason('STUDY_SCOPE'), reason('OTHER', true)],
  denyingAppeal: [reason('NOTHING_NEW'), reason('OTHER', true)],
}
