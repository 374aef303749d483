import { ApplicationForm } from './application-form.tsx'
import { StartedPage } from './started-page.tsx'
import { showingFor } from './step-showing.ts'

/** The application form. */
export const RegistrationPage = () => (
  <StartedPage name="form">
    {(start) => <ApplicationForm start={start} showing={showingFor(start)} />}
  </StartedPage>
)
