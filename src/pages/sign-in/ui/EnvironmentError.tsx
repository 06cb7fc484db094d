import { chakra } from '@chakra-ui/react'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'

/** SIN-05: shown while the authentication service is not configured. Never shows an address or a key. */
export function EnvironmentError({ message }: { message: string }) {
  return (
    <Notice
      status="error"
      title="Environment Configuration Error"
      actions={
        <ButtonLink to={paths.authDiagnostic} size="sm">
          Authentication Diagnostics
        </ButtonLink>
      }
    >
      <chakra.p mb="2">{message}</chakra.p>
      <chakra.ul ps="5" listStyleType="disc" color="fg.muted">
        <li>With the embedded backend, check that the Orrery server is running (npm start).</li>
        <li>
          With a hosted backend, set <code>VITE_SUPABASE_URL</code> and <code>VITE_SUPABASE_ANON_KEY</code>,
          then build again.
        </li>
        <li>Then sign in again. Your entries are still here.</li>
      </chakra.ul>
    </Notice>
  )
}
