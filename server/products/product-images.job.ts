// Removes uploaded product images that were never saved, once an hour.
import type { Job } from '#server/kernel/job.ts'
import type { ProductImages } from './product-images.service.ts'

const EVERY_MS = 60 * 60 * 1_000

export function createProductImagesJob(images: Pick<ProductImages, 'sweep'>): Job {
  return { name: 'product images', everyMs: EVERY_MS, run: images.sweep }
}
