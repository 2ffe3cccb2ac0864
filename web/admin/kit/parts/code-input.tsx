import type { ComponentProps } from 'react'

/** Six digits, or a recovery code: phones fill in the code of their own authenticator. */
export function CodeInput(props: ComponentProps<'input'>) {
  return (
    <input
      className="input num max-w-60 text-lg tracking-widest"
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={32}
      required
      {...props}
    />
  )
}
