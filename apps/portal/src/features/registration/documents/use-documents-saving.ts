import { autosaveIntervalMs } from '@milgo/domain/answers/autosave'
import { useEffect } from 'react'
import type { DocumentFiles } from '../../../request/files/document-files.ts'
import { passes } from '../../../request/keeping/read-refusal.ts'
import type { Application } from '../open-application.ts'
import { useKeeperPart } from '../use-keeper.ts'

/**
 * Saves every answer of the documents step as it is given, because the autosave timer does not save this step. A failed
 * save is tried again. For a staff member nothing is saved automatically.
 */
export const useDocumentsSaving = (
  { store, keeper, start, showing }: Application,
  files: DocumentFiles,
): void => {
  const isOff = start.isActing || showing.hidesButtons
  useEffect(() => {
    if (isOff) return
    const isUnsaved = () => keeper.state().unsaved.has('documents')
    const again = () => {
      const { failure, isBusy } = keeper.state()
      if (isUnsaved() && failure && passes(failure) && !isBusy) void keeper.save()
    }
    const timer = setInterval(again, autosaveIntervalMs)
    addEventListener('online', again)
    const stop = store.onChange((sections) => {
      if (sections.includes('documents')) void keeper.save()
    })
    if (isUnsaved()) void keeper.save()
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
      stop()
    }
  }, [store, keeper, isOff])

  const conflict = useKeeperPart(keeper, 'conflict')
  const isRefused = useKeeperPart(keeper, 'failure')?.why === 'answers'
  // The documents depend on the step before, and a conflict may bring files of another page, so the files are read
  // again.
  useEffect(() => {
    // If the read fails, the known references remain.
    if (!conflict) files.refresh().catch(() => {})
  }, [files, conflict])
  // A refused answer may be a file that no longer exists.
  useEffect(() => {
    if (isRefused) files.refresh().catch(() => {})
  }, [files, isRefused])
}
