import { useEffect, useState } from 'react'
import { PortalForm } from '../../../lib/portal-form.tsx'
import { stopUploads } from '../../../request/files/running-uploads.ts'
import { lockPage } from '../../../request/keeping/live-pages.ts'
import { openApplication } from '../open-application.ts'
import type { Start } from '../start.ts'
import type { StepShowing } from '../step-showing.ts'
import { useBackgroundWork } from '../use-background-work.ts'
import { useFormWords } from '../use-form-words.ts'
import { useLocalities } from '../use-localities.ts'
import { ApplicationFrame, loadDocuments } from './application-frame.tsx'

type Props = { readonly start: Start; readonly showing: StepShowing }

/** Draws the form with its answers. Its state lives as long as the page, whichever step is shown. */
export const ApplicationForm = ({ start, showing }: Props) => {
  const [application] = useState(() => openApplication(start, showing))
  const words = useFormWords(start)
  useLocalities(application)
  useBackgroundWork(application, loadDocuments)
  useEffect(() => {
    const stopFollowing = application.keeper.follow()
    return () => {
      // A file that arrives after the keeper has stopped would be an answer that is never sent.
      stopUploads(application)
      stopFollowing()
    }
  }, [application])
  useEffect(() => lockPage(application.page), [application])
  return (
    <PortalForm store={application.store} words={words}>
      <ApplicationFrame application={application} />
    </PortalForm>
  )
}
