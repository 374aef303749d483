import { useEffect } from 'react'
import { askForChecks } from './ask-for-checks.ts'
import type { DocumentFiles } from './document-files.ts'
import { useIsChecking } from './use-document-files.ts'

/** What the scanner says is learnt while the page is open. */
export const useFileChecks = (files: DocumentFiles): void => {
  const isChecking = useIsChecking(files)
  useEffect(() => (isChecking ? askForChecks(files) : undefined), [files, isChecking])
}
