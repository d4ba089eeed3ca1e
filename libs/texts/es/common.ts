/** Words that many screens use. */
import type { Catalog } from '../translate.js';

export const common: Catalog = {
  Cancel: 'Cancelar',
  Save: 'Guardar',
  Delete: 'Eliminar',
  Close: 'Cerrar',
  Back: 'Atrás',
  Edit: 'Editar',
  Copy: 'Copiar',
  Download: 'Descargar',
  Upload: 'Subir',
  'Try again': 'Reintentar',
  Loading: 'Cargando',
  'Sign in': 'Iniciar sesión',
  'Sign out': 'Cerrar sesión',
  Email: 'Correo electrónico',
  Password: 'Contraseña',
  Name: 'Nombre',
  Documents: 'Documentos',
  Settings: 'Configuración',
  Credits: 'Créditos',
  Owner: 'Propietario',
  Member: 'Miembro',
  Reviewer: 'Revisor',
  Auditor: 'Auditor',
  'just now': 'ahora mismo',
};
