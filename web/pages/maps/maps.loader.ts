import type { LoaderArgs } from '#web/services.ts'

export function loader({ services: { network, status }, language }: LoaderArgs<'maps'>) {
  const maps = network.maps(language)
  return {
    maps,
    /** By the id of the map, where a server or mode has the same id, and an address of its own. */
    playing: Object.fromEntries(
      maps.flatMap(({ id, url }) => {
        const own = url === null ? null : status.findOwn(id)
        return own && !own.pending ? [[id, own]] : []
      }),
    ),
  }
}
