// The port: where pictures that admins add are kept.

/** Made here, never taken from a file that somebody sent. */
export const BLOB_NAME = /^[0-9A-HJKMNP-TV-Z]{26}-(?:480|960|1600)\.webp$/

export type BlobStore = {
  /** All of it or nothing. Ends the request with `storage_full` where there is no room. */
  put(name: string, body: Uint8Array): Promise<void>
  /** One that is not there is removed already. */
  remove(name: string): Promise<void>
  /** Where browsers find it. */
  url(name: string): string
  /** The host of that place; null where it is our own. */
  origin: string | null
}

/** Only where we hand them out ourselves. */
export type ReadableBlobs = {
  /** Null when there is none of this name. */
  read(name: string): Promise<Buffer | null>
}
