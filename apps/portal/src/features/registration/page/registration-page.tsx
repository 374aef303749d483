import { Suspense } from 'react'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import type { Start } from '../start.ts'
import { StartedPage } from '../started-page.tsx'
import { showingFor } from '../step-showing.ts'
import { ApplicationForm } from './application-form.tsx'
import { loadDocuments } from './application-frame.tsx'

/** The form of a request that was sent back. */
const CorrectionForm = lazyPage(async () => {
  const { correctionShowing } = await (await loadDocuments()).loadCorrection()
  return ({ start }: { start: Start }) => <ApplicationForm start={start} showing={correctionShowing(start)} />
})

/** The application form. */
export const RegistrationPage = () => (
  <StartedPage name="form">
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
