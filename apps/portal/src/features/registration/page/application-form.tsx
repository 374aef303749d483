import { useEffect, useState } from 'react'
import { PortalForm } from '../../../lib/portal-form.tsx'
import { stopUploads } from '../../../request/files/running-uploads.ts'
import { standAsPage } from '../../../request/keeping/live-pages.ts'
import { openApplication } from '../open-application.ts'
import type { Start } from '../start.ts'
import type { StepShowing } from '../step-showing.ts'
import { useFormAtRest } from '../use-form-at-rest.ts'
import { useFormWords } from '../use-form-words.ts'
import { useLocalities } from '../use-localities.ts'
import { ApplicationFrame, loadDocuments } from './application-frame.tsx'

type Props = { readonly start: Start; readonly showing: StepShowing }

/** The form with its answers; it lives as long as the page is open, whichever step is shown. */
export const ApplicationForm = ({ start, showing }: Props) => {
  const [application] = useState(() => openApplication(start, showing))
  const words = useFormWords(start)
  useLocalities(application)
  useFormAtRest(application, loadDocuments)
  useEffect(() => {
    const stopFollowing = application.keeper.follow()
    return () => {
      // What arrives when nobody follows any more would be an answer that is never sent.
      stopUploads(application)
      stopFollowing()
    }
  }, [application])
  useEffect(() => standAsPage(application.page), [application])
  return (
    <PortalForm store={application.store} words={words}>
      <ApplicationFrame application={application} />
    </PortalForm>
  )
}
