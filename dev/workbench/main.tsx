import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Toasts } from '#ui/Toasts.tsx';
import { Workbench } from './Workbench.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

createRoot(root).render(
  <StrictMode>
    {/* Links in the controls have no effect here. */}
    <MemoryRouter>
      <Workbench subclass={decodeURIComponent(window.location.pathname.split('/')[2] ?? '')} />
    </MemoryRouter>
    <Toasts />
  </StrictMode>,
);
