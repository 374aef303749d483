import type { DocumentFiles } from './document-files.ts'

/** An application, by which its uploads are found and nothing else. */
type Application = object

/** What is known of them outside of the step's own code: they run on while it is not on the page. */
type RunningUploads = Pick<DocumentFiles, 'isBusy' | 'subscribe' | 'stopAll' | 'findReference'>

const uploads = new WeakMap<Application, RunningUploads>()

/** Who wants to hear of them, also from before the documents were ever on the page. */
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

/** The name that a file of this visit had on the student's own device. */
export const findUploadedName = (application: Application, fileName: string): string | undefined =>
  uploads.get(application)?.findReference(fileName)?.original_file_name
