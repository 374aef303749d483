import type { DocumentFiles } from './document-files.ts'

/** An application; used only as the key of its uploads. */
type Application = object

/** What other code may know about uploads while the documents step is not on the page. */
type RunningUploads = Pick<DocumentFiles, 'isBusy' | 'subscribe' | 'stopAll' | 'findReference'>

const uploads = new WeakMap<Application, RunningUploads>()

/** The listeners, who may subscribe before the documents were ever on the page. */
const listeners = new WeakMap<Application, Set<() => void>>()

const listenersOf = (application: Application): Set<() => void> => {
  const known = listeners.get(application) ?? new Set()
  listeners.set(application, known)
  return known
}

export const noteUploads = (application: Application, running: RunningUploads): void => {
  uploads.set(application, running)
  running.subscribe(() => {
    for (const listener of listenersOf(application)) listener()
  })
}

export const hasUploads = (application: Application): boolean => uploads.get(application)?.isBusy() ?? false

export const subscribeUploads = (application: Application, listener: () => void): (() => void) => {
  listenersOf(application).add(listener)
  return () => {
    listenersOf(application).delete(listener)
  }
}

export const stopUploads = (application: Application): void => uploads.get(application)?.stopAll()

/** Returns the name on the student's device of a file that was uploaded in this visit. */
export const findUploadedName = (application: Application, fileName: string): string | undefined =>
  uploads.get(application)?.findReference(fileName)?.original_file_name
