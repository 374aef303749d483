import { answerLines } from '@milgo/domain/answers/lines'
import { type Snapshot, takeSnapshot } from '@milgo/domain/answers/snapshot'
import { applicationForm } from '@milgo/domain/application/form'
import { withAddressesMatch } from '@milgo/domain/application/personal/effects'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import type { OwnFiles } from '../files/own-files.ts'
import type { Submission } from './decide-submission.ts'
import type { Facts } from './facts.ts'
import type { PeriodWords } from './sending-repository.ts'
import { wordingOf } from './wording-of.ts'

/** The request as it is about to be sent, worded as its student has read it. */
export const freezeRequest = async (
  platform: Platform,
  facts: Facts,
  { sent, context }: Submission,
  period: PeriodWords,
  files: OwnFiles,
  language: Language,
): Promise<Snapshot> => {
  const answers = withAddressesMatch(sent)
  const lines = answerLines(applicationForm, answers, context)
  return takeSnapshot({
    form: applicationForm,
    answers,
    context,
    facts: {
      period: period.code,
      rulesVersion: period.rulesVersion,
      language,
      submittedAt: facts.now.toISOString(),
    },
    wording: await wordingOf(platform, facts, language, lines, files),
    findFile: (name) => files.get(name),
  })
}
