// The floor: the same work with React, react-dom and fetch and nothing else. What any React console pays at least.
import { App } from 'floor-page';
import { createRoot } from 'react-dom/client';
import './floor.css';

createRoot(document.getElementById('root')).render(<App />);
