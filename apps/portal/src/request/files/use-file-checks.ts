import { useEffect } from 'react'
import { askForChecks } from './ask-for-checks.ts'
import type { DocumentFiles } from './document-files.ts'
import { useIsChecking } from './use-document-files.ts'

/** Asks for the scanner's results while the page is open and a file is being checked. */
export const useFileChecks = (files: DocumentFiles): void => {
  const isChecking = useIsChecking(files)
  useEffect(() => (isChecking ? askForChecks(files) : undefined), [files, isChecking])
}
