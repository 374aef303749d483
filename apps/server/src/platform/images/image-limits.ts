/** A photograph of the largest sensors that phones have. What claims more is made to fill the memory. */
export const maxPixels = 100_000_000

/** The same for HEIC, which is decoded as a whole: 48 megapixels are the most that a phone writes so. */
export const maxHeicPixels = 50_000_000

/** Stored pictures are at most this wide and high: an A4 page at 400 points an inch. */
export const maxSide = 5_000

export const thumbnailSide = 320
