/** The pixels of the largest phone sensors. A picture that claims more was made to fill the memory. */
export const maxPixels = 100_000_000

/** The most pixels of a HEIC picture, which is decoded as a whole. Phones write at most 48 megapixels in it. */
export const maxHeicPixels = 50_000_000

/** The largest side of a stored picture: an A4 page at 400 dots an inch. */
export const maxSide = 5_000

export const thumbnailSide = 320
