/**
 * The buttons of a form; on a phone they stay in sight, in a bar. It reaches a little beyond the lower edge: a target that it covers up to
 * the edge would else show below it by a few pixels, too few to be hit.
 */
export const actionBarStyle =
  'z-10 max-sm:sticky max-sm:-bottom-3 max-sm:-mx-5 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-5 max-sm:pt-3 ' +
  'max-sm:pb-[calc(max(0.75rem,env(safe-area-inset-bottom))+0.75rem)]'
