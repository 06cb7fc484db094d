import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { UnlessSignedIn } from '@/entities/profile'
import { unconfirmedIn } from '@/entities/profile/model'
import { SignUpForm } from './SignUpForm'
import { useSignUp } from '../model/use-sign-up'
import { useSelector } from '@/shared/lib/machine'
import { safeReturnUrl } from '@/shared/lib/navigation'
import { FormPage, PageMeta } from '@/shared/ui/screen'

/** /signup (D1 §2.6). */
export function SignUpPage() {
  const [query] = useSearchParams()
  const returnUrl = safeReturnUrl(query.get('returnUrl'))
  const replaces = unconfirmedIn(useLocation().state)
  const actor = useSignUp({ returnUrl, replaces })
  const page = useRef<HTMLDivElement>(null)
  const changesAddress = replaces !== null
  useEffect(() => {
    if (changesAddress) page.current?.querySelector<HTMLInputElement>('input[type=email]')?.select()
  }, [changesAddress])
  const untouched = useSelector(actor, (snapshot) => snapshot.matches({ form: 'editing' }))
  // Where no confirmation is asked for, signing up signs in; its words and the way to /signin stay (SUP-05).
  return (
    <>
      <PageMeta
        title="Create an account"
        description="Create an account to manage projects, training jobs, datasets, models and deployments."
      />
      <UnlessSignedIn returnUrl={returnUrl} untouched={untouched}>
        <FormPage title="Create an account" lead="Free. We’ll email you a confirmation link.">
          <div ref={page}>
            <SignUpForm actor={actor} />
          </div>
        </FormPage>
      </UnlessSignedIn>
    </>
  )
}
