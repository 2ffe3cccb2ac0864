/**
 * The address without the slashes at the end of its path; null when there are none. Walked from the end: a pattern
 * would try every run of slashes in between, and a long address could keep the process busy for seconds.
 */
export function tidyAddress(url: string): string | null {
  const query = url.indexOf('?')
  const path = query < 0 ? url : url.slice(0, query)
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return end === path.length ? null : path.slice(0, end) + url.slice(path.length)
}
