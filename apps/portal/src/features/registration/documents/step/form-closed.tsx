import { paths } from '@milgo/contracts/portal-paths'
import type { ApplicationAnswers } from '@milgo/domain/application/answers'
import { stepsFor } from '@milgo/domain/application/steps'
import { ErrorBox } from '@milgo/ui/error-box.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { contactPath } from '../../../../lib/contact-path.ts'
import { findUploadedName } from '../../../../request/files/running-uploads.ts'
import { fileNamesIn } from '../../../../request/keeping/named-files.ts'
import { conflictLines } from '../../conflict-lines.ts'
import type { Application } from '../../open-application.ts'
import { useRegistrationWords } from '../../registration-words.ts'
import { labelParamsOf } from '../../start.ts'
import { useWording } from '../../use-wording.ts'
import { useDocumentsWords } from '../documents-words.ts'

type Props = { readonly application: Application }

/** Says that the registration closed while the form was open: what is saved, what is not, and whom to ask. */
export const FormClosed = ({ application }: Props) => {
  const { closed } = useDocumentsWords().documentsStep
  const { registration } = useRegistrationWords()
  const unsaved = useUnsavedLines(application)
  const hasRequest = application.keeper.state().hasRequest
  return (
    <ErrorBox title={closed.title} attempt={1}>
      <div className="flex flex-col gap-2 text-ink">
        <p>{unsaved.length === 0 ? closed.allSaved : closed.unsaved}</p>
        {unsaved.length > 0 && (
          <dl className="flex flex-col gap-1">
            {unsaved.map(({ questionId, label, mine }) => (
              <div key={questionId} className="flex flex-wrap gap-x-2">
                <dt className="font-bold">{label}:</dt>
                <dd className="break-words">{mine}</dd>
              </div>
            ))}
          </dl>
        )}
        <p>{closed.ask}</p>
        <p className="flex flex-wrap gap-x-6">
          <Link
            to={contactPath('APPLICATION')}
            className={`${textLinkStyle} inline-flex min-h-11 items-center`}
          >
            {closed.toContact}
          </Link>
          {hasRequest && (
            <Link to={paths.print} className={`${textLinkStyle} inline-flex min-h-11 items-center`}>
              {registration.check.link}
            </Link>
          )}
        </p>
      </div>
    </ErrorBox>
  )
}

/** Returns the answers of this page that the server does not have, in words. */
const useUnsavedLines = (application: Application) => {
  const { start, store, keeper } = application
  const labelParams = useMemo(() => labelParamsOf(start), [start])
  const fileNames = useMemo(() => {
    const saved = fileNamesIn(start.saved)
    return { get: (name: string) => saved.get(name) ?? findUploadedName(application, name) }
  }, [application, start])
  const context = store.context()
  const mine: ApplicationAnswers = store.answers()
  const theirs: ApplicationAnswers = keeper.savedAnswers()
  const wordings = {
    mine: useWording(labelParams, mine.under18City, fileNames),
    theirs: useWording(labelParams, theirs.under18City, fileNames),
  }
  const { ids } = store.shown()
  return stepsFor(context)
    .flatMap((step) => conflictLines(step, mine, theirs, context, wordings))
    .filter(({ questionId }) => ids.has(questionId))
}
