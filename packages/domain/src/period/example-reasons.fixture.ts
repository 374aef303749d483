import type { Reason, Reasons } from './reasons.ts'

const reason = (code: string, needsNote = false): Reason => ({
  code,
  text: { he: `${code} he`, ar: `${code} ar`, en: `${code} en` },
  needsNote,
})

/** For tests: a reason and "other" in each list. */
export const exampleReasons: Reasons = {
  returning: [reason('UNREADABLE'), reason('OTHER', true)],
  denying: [reason('STUDY_SCOPE'), reason('OTHER', true)],
  denyingAppeal: [reason('NOTHING_NEW'), reason('OTHER', true)],
}
