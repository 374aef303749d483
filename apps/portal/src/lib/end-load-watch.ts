export const noticeId = 'not-loaded'

type NoticeWords = { readonly text: string; readonly reload: string }

/**
 * Stores the words of the early script's notice in the document, in the requested language, so that they are there even
 * if all other words fail to load.
 */
export const keepNoticeWords = ({ text, reload }: NoticeWords): void => {
  Object.assign(document.documentElement.dataset, { notLoaded: text, reload })
}

export const noticeWords = (): NoticeWords => {
  const { notLoaded: text = '', reload = '' } = document.documentElement.dataset
  return { text, reload }
}

const drawnMark = 'drawn'

/** Makes the notice stay, because a page without its styles is no better than none. */
export const keepNotice = (): void => {
  document.getElementById(noticeId)?.setAttribute('data-kept', '')
}

/**
 * Returns whether the application has not drawn anything yet. Used by the early script, which knows nothing else about
 * the application.
 */
export const isLoading = (): boolean => !(drawnMark in document.documentElement.dataset)

/** Ends the watch once the page is drawn: from now on the page reports failures itself. */
export const endLoadWatch = (): void => {
  document.documentElement.dataset[drawnMark] = ''
  document.querySelector(`#${noticeId}:not([data-kept])`)?.remove()
}
