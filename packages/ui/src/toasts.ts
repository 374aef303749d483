import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export type ToastMessage = { readonly tone: 'good' | 'bad' | 'info'; readonly text: string }

/** Short news from anywhere in the application; one region shows it. */
export const toasts = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })

/** Good news goes by itself, slowly enough to be read; a failure stays until it is put away. */
export const showToast = (message: ToastMessage): string =>
  toasts.add(message, message.tone === 'bad' ? {} : { timeout: 6000 })
