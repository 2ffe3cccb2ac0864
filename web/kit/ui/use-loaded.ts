import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

type Loaded<Props> = ComponentType<Props> | 'failed' | null

/** A component whose script is loaded when it is needed; null until then. */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: boolean,
): Loaded<Props> {
  const [loaded, setLoaded] = useState<Loaded<Props>>(null)
  const onNeeded = useEffectEvent(() => {
    load().then(
      (Component) => setLoaded(() => Component),
      () => setLoaded('failed'),
    )
  })
  useEffect(() => {
    if (isNeeded) onNeeded()
  }, [isNeeded])
  return loaded
}
