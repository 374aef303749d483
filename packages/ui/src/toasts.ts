import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export type ToastMessage = { readonly tone: 'good' | 'bad' | 'info'; readonly text: string }

/** Short messages from anywhere in the application. One region shows them. */
export const toasts = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })

/** Shows a message. A success disappears after six seconds, a failure stays until it is closed. */
export const showToast = (message: ToastMessage): string =>
  toasts.add(message, message.tone === 'bad' ? {} : { timeout: 6000 })
