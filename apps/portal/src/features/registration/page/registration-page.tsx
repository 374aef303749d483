import { StartedPage } from '../started-page.tsx'
import { showingFor } from '../step-showing.ts'
import { ApplicationForm } from './application-form.tsx'

/** The application form. */
export const RegistrationPage = () => (
  <StartedPage name="form">
    {(start) => <ApplicationForm start={start} showing={showingFor(start)} />}
  </StartedPage>
)
