import { Icon } from '#web/kit/ui/icon.tsx'

export type Failure = { text: string; help?: string }

export function SignInProblem({ text, help }: Failure) {
  return (
    <div className="problem" role="alert">
      <Icon name="circle-alert" />
      <p>
        <b className="block">{text}</b>
        {help && <span className="block text-ink">{help}</span>}
      </p>
    </div>
  )
}
