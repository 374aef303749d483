/** A chunk of its own, because only students with a returned request need it. */
export const loadCorrection = () => import('../correction/correction-page.ts')
