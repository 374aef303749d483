import { autosaveIntervalMs } from '@milgo/domain/answers/autosave'
import { useEffect } from 'react'
import type { DocumentFiles } from '../../../request/files/document-files.ts'
import { passes } from '../../../request/keeping/read-refusal.ts'
import type { Application } from '../open-application.ts'
import { useKeeperPart } from '../use-keeper.ts'

/**
 * The autosave does not run here; instead every answer is saved as it is given. What did not arrive is tried again.
 * Nothing is saved unasked for a staff member.
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
      const { trouble, isBusy } = keeper.state()
      if (isUnsaved() && trouble && passes(trouble) && !isBusy) void keeper.save()
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
  const isRefused = useKeeperPart(keeper, 'trouble')?.why === 'answers'
  // The documents hang on the step before, and a conflict may bring another's: what is saved is looked at afresh.
  useEffect(() => {
    // Where nothing is heard, what is known stays.
    if (!conflict) files.refresh().catch(() => {})
  }, [files, conflict])
  // What is refused may be a file that is gone.
  useEffect(() => {
    if (isRefused) files.refresh().catch(() => {})
  }, [files, isRefused])
}
