/** Words that many screens use. */
import type { Catalog } from '../translate.js';

export const common: Catalog = {
  Cancel: 'Annuler',
  Save: 'Enregistrer',
  Delete: 'Supprimer',
  Close: 'Fermer',
  Back: 'Retour',
  Edit: 'Modifier',
  Copy: 'Copier',
  Download: 'Télécharger',
  Upload: 'Importer',
  'Try again': 'Réessayer',
  Loading: 'Chargement',
  'Sign in': 'Se connecter',
  'Sign out': 'Se déconnecter',
  Email: 'E-mail',
  Password: 'Mot de passe',
  Name: 'Nom',
  Documents: 'Documents',
  Settings: 'Paramètres',
  Credits: 'Crédits',
  Owner: 'Propriétaire',
  Member: 'Membre',
  Reviewer: 'Relecteur',
  Auditor: 'Auditeur',
  'just now': 'à l’instant',
};
