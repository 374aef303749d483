import { type Rotation, turned } from './rotation.ts'
import { bounded, type Zoom, zoomedIn, zoomedOut } from './zoom.ts'

/** How a document is shown: everything that the controls change, and what the drawing reports. */
export type ViewState = {
  readonly page: number
  /** 0 while the number is unknown. */
  readonly pageCount: number
  /** How often the user has requested a page. Scrolling does not count. */
  readonly jumps: number
  readonly zoom: Zoom
  /** The scale that results from `zoom` on this screen. */
  readonly shownScale: number
  readonly rotation: Rotation
}

export type ViewAction =
  | { readonly type: 'document-opened'; readonly rotation: Rotation }
  | { readonly type: 'pages-counted'; readonly pageCount: number }
  | { readonly type: 'page-shown'; readonly page: number }
  | { readonly type: 'scale-shown'; readonly scale: number }
  | { readonly type: 'go-to-page'; readonly page: number }
  | { readonly type: 'next-page' | 'previous-page' }
  | { readonly type: 'zoom-in' | 'zoom-out' | 'fit' | 'rotate' }
  | { readonly type: 'zoom-to'; readonly scale: number }

export const firstView: ViewState = {
  page: 1,
  pageCount: 0,
  jumps: 0,
  zoom: 'fit',
  shownScale: 1,
  rotation: 0,
}

/** Returns whether the view shows the first page, upright and in its full width, as every document is opened. */
export const isAsOpened = ({ page, zoom, rotation }: ViewState): boolean =>
  page === 1 && zoom === 'fit' && rotation === 0

const withPage = (state: ViewState, page: number): ViewState => {
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, state.pageCount))
  return shown === state.page ? state : { ...state, page: shown }
}

const jumped = (state: ViewState, page: number): ViewState => ({
  ...withPage(state, page),
  jumps: state.jumps + 1,
})

export const changeView = (state: ViewState, action: ViewAction): ViewState => {
  switch (action.type) {
    case 'document-opened':
      // The zoom stays, because a user who enlarges one payslip wants the next one as large. Page and rotation belong
      // to the document.
      return { ...state, page: 1, pageCount: 0, rotation: action.rotation }
    case 'pages-counted':
      return withPage({ ...state, pageCount: action.pageCount }, state.page)
    case 'page-shown':
      return withPage(state, action.page)
    case 'go-to-page':
      return jumped(state, action.page)
    case 'next-page':
      return jumped(state, state.page + 1)
    case 'previous-page':
      return jumped(state, state.page - 1)
    case 'scale-shown':
      return action.scale === state.shownScale ? state : { ...state, shownScale: action.scale }
    case 'zoom-in':
      return { ...state, zoom: zoomedIn(state.shownScale) }
    case 'zoom-out':
      return { ...state, zoom: zoomedOut(state.shownScale) }
    case 'zoom-to':
      return { ...state, zoom: bounded(action.scale) }
    case 'fit':
      return { ...state, zoom: 'fit' }
    case 'rotate':
      return { ...state, rotation: turned(state.rotation) }
  }
}
