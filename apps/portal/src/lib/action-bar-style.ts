/**
 * The style of a form's buttons. On a phone they stay visible in a bar. The bar reaches a little beyond the lower edge,
 * because a target that it covers up to the edge would otherwise show a few pixels below it, too few to be pressed.
 */
export const actionBarStyle =
  'z-10 max-sm:sticky max-sm:-bottom-3 max-sm:-mx-(--page-edge) max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-(--page-edge) max-sm:pt-3 ' +
  'max-sm:pb-[calc(max(0.75rem,env(safe-area-inset-bottom))+0.75rem)]'
