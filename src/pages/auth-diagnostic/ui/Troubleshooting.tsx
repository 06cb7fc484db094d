import { chakra, Grid, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** AUD-05 */
export function Troubleshooting() {
  return (
    <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap={{ base: '5', md: '8' }}>
      <Topic title="Environment variables">
        <li>
          A hosted backend needs <code>VITE_SUPABASE_URL</code> and <code>VITE_SUPABASE_ANON_KEY</code>, both
          from the same project.
        </li>
        <li>They are read at build time: rebuild the app after every change.</li>
        <li>
          The embedded backend needs neither. Leave both empty and start it with <code>npm start</code>.
        </li>
        <li>Use the publishable key. Never use the secret key in a browser.</li>
      </Topic>
      <Topic title="Backend project settings">
        <li>The project must be running. Paused projects do not respond.</li>
        <li>
          This site's address with <code>/auth/callback</code> must be an allowed redirect URL.
        </li>
        <li>Signing in by e-mail must be enabled.</li>
        <li>Confirmation emails require a working mail server.</li>
      </Topic>
      <Topic title="Browser and network">
        <li>Allow cookies and site data for this site. Private windows may block them.</li>
        <li>Turn off extensions that block requests, then reload the page.</li>
        <li>Check whether a VPN, proxy or firewall stops requests to the backend.</li>
        <li>Check the date and time of this device. Sessions are rejected if they are wrong.</li>
      </Topic>
    </Grid>
  )
}

function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Heading as="h3" textStyle="md" fontWeight="semibold" mb="2">
        {title}
      </Heading>
      <chakra.ul
        ps="4"
        listStyleType="disc"
        color="fg.muted"
        display="grid"
        gap="1.5"
        overflowWrap="anywhere"
      >
        {children}
      </chakra.ul>
    </div>
  )
}
