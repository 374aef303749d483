import type { Application } from '../open-application.ts'

const uploads = new WeakMap<Application, () => boolean>()

/** Known outside of the step's own code, since whoever leaves must be asked also while it is not on the page. */
export const noteUploads = (application: Application, isBusy: () => boolean): void => {
  uploads.set(application, isBusy)
}

export const hasUploads = (application: Application): boolean => uploads.get(application)?.() ?? false
