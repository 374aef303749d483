import type { QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { mayOpenDocuments } from '../../../lib/page-parts.ts'
import { currentSession } from '../../../lib/session/session-store.ts'
import { currentLanguage } from '../../../lib/words.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import type { Start } from '../start.ts'
import { type Started, startQuery } from '../start-query.ts'
import { StartedPage } from '../started-page.tsx'
import { showingFor } from '../step-showing.ts'
import { ApplicationForm } from './application-form.tsx'
import { DocumentsStep, loadDocuments } from './application-frame.tsx'

/** Draws the form of a returned request. */
const CorrectionForm = lazyPage(async () => {
  const { correctionShowing } = await (await loadDocuments()).loadCorrection()
  return ({ start }: { start: Start }) => <ApplicationForm start={start} showing={correctionShowing(start)} />
})

const form: Started = {
  name: 'form',
  // Loads the code that only some students need.
  prepare: (start) => {
    if (start.toFix.length > 0) return CorrectionForm.load()
    return mayOpenDocuments({ steps: start.saved }) ? DocumentsStep.load() : undefined
  },
}

/** Loads the answers and the code before the form is drawn. */
export const prepareForm = (client: QueryClient): Promise<void> =>
  client.prefetchQuery(startQuery(form, currentSession()?.id, currentLanguage()))

export const RegistrationPage = () => (
  <StartedPage started={form}>
    {(start) =>
      start.toFix.length > 0 ? (
        <Suspense fallback={<FormSkeleton />}>
          <CorrectionForm start={start} />
        </Suspense>
      ) : (
        <ApplicationForm start={start} showing={showingFor(start)} />
      )
    }
  </StartedPage>
)
