import { answerLines } from '@milgo/domain/answers/lines'
import { type Snapshot, takeSnapshot } from '@milgo/domain/answers/snapshot'
import { withFound } from '@milgo/domain/answers/stepped-form'
import { applicationForm, steppedApplication } from '@milgo/domain/application/form'
import { academicYearOf } from '@milgo/domain/period/academic-year'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import type { OwnFiles } from '../files/own-files.ts'
import type { Submission } from './decide-submission.ts'
import type { RequestCase } from './request-case.ts'
import { wordingOf } from './wording-of.ts'

/** Returns the snapshot of a request that is about to be sent, in the words that its student has read. */
export const takeRequestSnapshot = async (
  platform: Platform,
  loaded: RequestCase,
  { sent, context }: Pick<Submission, 'sent' | 'context'>,
  files: OwnFiles,
  language: Language,
): Promise<Snapshot> => {
  const answers = withFound(steppedApplication, sent)
  const lines = answerLines(applicationForm, answers, context)
  return takeSnapshot({
    form: applicationForm,
    answers,
    context,
    header: {
      period: loaded.period.code,
      academicYear: academicYearOf(loaded.period),
      rulesVersion: loaded.period.rulesVersion,
      language,
      submittedAt: loaded.now.toISOString(),
    },
    wording: await wordingOf(platform, loaded, language, lines, files),
    findFile: (name) => files.get(name),
  })
}
