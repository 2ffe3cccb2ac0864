/** Adds the newest and drops the oldest: bounded, because a sandbox may run for months. */
export function remember<Item>(list: Item[], item: Item, most: number): void {
  list.push(item)
  while (list.length > most) list.shift()
}
