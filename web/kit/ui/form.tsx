import type { ComponentProps } from 'react'
import { usePathname } from '#web/kit/router/index.ts'

/**
 * A form that a script sends. Before hydration and without script it is sent to its own page, in the body: nothing that was
 * typed gets into an address, and the server answers with the page.
 */
export function Form(props: ComponentProps<'form'>) {
  return <form method="post" action={usePathname()} {...props} />
}
