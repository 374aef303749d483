import type { Application } from '../open-application.ts'

/** What is known of them outside of the step's own code: they run on while it is not on the page. */
type RunningUploads = {
  readonly isBusy: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  readonly stopAll: () => void
}

const uploads = new WeakMap<Application, RunningUploads>()

export const noteUploads = (application: Application, running: RunningUploads): void => {
  uploads.set(application, running)
}

export const hasUploads = (application: Application): boolean => uploads.get(application)?.isBusy() ?? false

/** Before the documents were ever on the page there is nothing to hear of. */
export const subscribeUploads = (application: Application, listener: () => void): (() => void) =>
  uploads.get(application)?.subscribe(listener) ?? (() => {})

export const stopUploads = (application: Application): void => uploads.get(application)?.stopAll()
