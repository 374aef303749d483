import type { Answers } from '@milgo/domain/answers/answer'
import { type Snapshot, takeSnapshot } from '@milgo/domain/answers/snapshot'
import { withFound } from '@milgo/domain/answers/stepped-form'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { applicationForm, steppedApplication } from '@milgo/domain/application/form'
import { toDotted } from '@milgo/domain/identity/calendar-date'
import { academicYearOf } from '@milgo/domain/period/academic-year'
import { applicationWording } from '@milgo/messages/application-wording'
import type { DemoPerson } from '@milgo/testing/demo-person'
import { applicationWords } from '../core/requests/application-words.ts'
import type { SeedFile } from './document-pool.ts'
import type { RequestPlan, SeedContext } from './seed-context.ts'

type Sent = {
  readonly person: DemoPerson
  readonly answers: Answers
  readonly context: ApplicationContext
  readonly files: ReadonlyMap<string, SeedFile>
  readonly at: Date
}

export const snapshotOf = (
  { dictionaries }: SeedContext,
  { period }: RequestPlan,
  { person: { language }, answers, context, files, at }: Sent,
): Snapshot => {
  const { code, scoreRules, reserveWindow } = period.values
  const city = answers['under18City']
  return takeSnapshot({
    form: applicationForm,
    answers: withFound(steppedApplication, answers),
    context,
    header: {
      period: code,
      academicYear: academicYearOf(period.values),
      rulesVersion: scoreRules.version,
      language,
      submittedAt: at.toISOString(),
    },
    wording: applicationWording(applicationWords[language], {
      language,
      entry: (dictionary, entry) =>
        dictionaries.nameOf(language, dictionary, entry, typeof city === 'string' ? city : undefined),
      file: (name) => files.get(name)?.originalName,
      labelParams: {
        from: toDotted(reserveWindow.from, 'DD.MM.YYYY'),
        to: toDotted(reserveWindow.to, 'DD.MM.YYYY'),
      },
    }),
    findFile: (name) => files.get(name),
  })
}
